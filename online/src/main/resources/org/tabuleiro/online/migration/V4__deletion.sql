-- When an account is deleted, unless somebody signs in before.
alter table player add column delete_at timestamp(3) with time zone;
create index player_delete_at on player (delete_at);
create index player_seen_at on player (kind, seen_at);
