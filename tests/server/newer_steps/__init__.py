"""Steps of a version that is still to come."""
