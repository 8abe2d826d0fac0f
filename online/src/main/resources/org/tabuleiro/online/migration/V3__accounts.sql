-- Accounts: players with a name and a credential.

-- The name in small letters, and as it looks: nobody else has either.
alter table player add column name_key varchar(60);
alter table player add column skeleton varchar(80);
create unique index player_name_key on player (name_key);
create unique index player_skeleton on player (skeleton);

-- The browser and the system of a session, as they call themselves.
alter table session add column device varchar(80) default '' not null;

-- Sessions that were ended lately: every node closes their connections.
create table ended_session (
    hash bytea primary key,
    at timestamp(3) with time zone not null
);
create index ended_session_at on ended_session (at);

-- A password by its Argon2id hash, or a recovery code by its SHA-256: codes are random and have 80 bits.
create table credential (
    id varchar(40) primary key,
    player_id varchar(16) not null references player,
    kind varchar(8) not null,
    secret varchar(200) not null,
    created_at timestamp(3) with time zone not null
);
create index credential_player on credential (player_id);

-- A code with which another device begins a session, by its SHA-256: it is valid once, and for minutes.
create table link_code (
    hash bytea primary key,
    player_id varchar(16) not null references player,
    expires_at timestamp(3) with time zone not null
);
create index link_code_player on link_code (player_id);
