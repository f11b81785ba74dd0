"""From a view and a half-made move to what is on screen; no Kivy here."""
