"""The patience's own widgets."""
