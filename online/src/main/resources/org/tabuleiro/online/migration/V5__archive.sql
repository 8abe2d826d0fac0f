-- The archive lists finished matches by the time of their end.
create index match_ended on match (ended_at, id);
