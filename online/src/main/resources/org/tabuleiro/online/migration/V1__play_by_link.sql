-- The tables of play by link, for H2 and PostgreSQL alike: no identity columns, no JSON columns, ids made by the program.
-- Migrations only add columns and tables; what is no longer used is dropped one release later, since two releases
-- run side by side while nodes are replaced.

create table player (
    id varchar(16) primary key,
    kind varchar(8) not null,
    name varchar(20),
    language varchar(2) not null,
    created_at timestamp(3) with time zone not null,
    seen_at timestamp(3) with time zone not null,
    closed_at timestamp(3) with time zone
);

-- A session is known by the SHA-256 of its secret, which has 256 random bits.
create table session (
    hash bytea primary key,
    player_id varchar(16) not null references player,
    created_at timestamp(3) with time zone not null,
    seen_at timestamp(3) with time zone not null
);
create index session_player on session (player_id);

create sequence change_seq;

-- A projection of match_event, which is the truth: it can be rebuilt.
create table match (
    id varchar(12) primary key,
    version int not null,
    changed_seq bigint not null,
    game varchar(20) not null,
    start_position varchar(200) not null,
    control varchar(20) not null,
    first_player varchar(16) not null references player,
    second_player varchar(16) not null references player,
    to_move smallint not null,
    ply int not null,
    position varchar(200) not null,
    deadline timestamp(3) with time zone,
    status varchar(8) not null,
    points varchar(7),
    reason varchar(40),
    created_at timestamp(3) with time zone not null,
    changed_at timestamp(3) with time zone not null,
    ended_at timestamp(3) with time zone,
    -- Two rematches of the same match at once are one.
    previous_match varchar(12) unique,
    -- The side that offers a rematch.
    rematch_by smallint
);
create index match_deadline on match (deadline);
create index match_changed on match (changed_seq);
create index match_first on match (first_player, status);
create index match_second on match (second_player, status);

-- command_id and command_hash: of the command that led to the event, at its last event only. The id begins with the side.
create table match_event (
    match_id varchar(12) not null references match,
    version int not null,
    body varchar(4000) not null,
    command_id varchar(48),
    command_hash bytea,
    at timestamp(3) with time zone not null,
    primary key (match_id, version),
    unique (match_id, command_id)
);

-- The link of an invitation carries a token, known here by its SHA-256.
create table invitation (
    id varchar(12) primary key,
    token_hash bytea not null unique,
    by_player varchar(16) not null references player,
    game varchar(20) not null,
    setup varchar(40) not null,
    control varchar(20) not null,
    -- The side of the player that invites; null if it is drawn by lot.
    side smallint,
    match_id varchar(12) references match,
    created_at timestamp(3) with time zone not null,
    expires_at timestamp(3) with time zone not null,
    withdrawn_at timestamp(3) with time zone
);
create index invitation_player on invitation (by_player, expires_at);

-- When a player was last connected, per node.
create table player_seen (
    player_id varchar(16) not null references player,
    node varchar(12) not null,
    at timestamp(3) with time zone not null,
    primary key (player_id, node)
);

-- One row: when a node last watched over the deadlines. A gap is an outage, which is given back to running clocks.
create table heartbeat (
    id int primary key,
    at timestamp(3) with time zone not null
);
