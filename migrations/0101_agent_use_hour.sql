-- What connections used in past hours counts no more, and is deleted.
CREATE INDEX agent_use_hour ON agent_use (hour);
