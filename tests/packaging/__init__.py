"""What is built for devices, checked as far as that goes without the tools that only
run on somebody's own machine."""
