"""The only Kivy code: screens, widgets, the device."""
