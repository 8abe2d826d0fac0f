-- Challenges to anybody, what players say, and turns that the server plays for them.

create table challenge (
    id varchar(12) primary key,
    by_player varchar(16) not null references player,
    command_id varchar(40) not null,
    game varchar(20) not null,
    setup varchar(40) not null,
    control varchar(20) not null,
    -- The side of the player that challenges; null if it is drawn by lot.
    side smallint,
    -- The number of its matches that may run at once; 0 if it ends when it is taken.
    standing int not null,
    accounts_only boolean not null,
    -- Whether its match is played at once: it is open only while its player is connected.
    live boolean not null,
    created_at timestamp(3) with time zone not null,
    expires_at timestamp(3) with time zone not null,
    withdrawn_at timestamp(3) with time zone,
    unique (by_player, command_id)
);
create index challenge_open on challenge (withdrawn_at, expires_at);

-- The matches of challenges, and the command that has led to each.
create table challenge_match (
    match_id varchar(12) primary key references match,
    challenge_id varchar(12) not null references challenge,
    taken_by varchar(16) not null references player,
    command_id varchar(40) not null,
    unique (challenge_id, taken_by, command_id)
);

create index invitation_match on invitation (match_id);

-- Whether the players met by an invitation, as friends do.
alter table match add column by_invitation boolean default true not null;
-- The number of lines in chat.
alter table match add column chat_number int default 0 not null;
-- Grows with every change of a plan, so that a turn and a plan that are stored at once do not miss each other.
alter table match add column plan_number int default 0 not null;
-- Whether the server plays turns without an alternative, per side.
alter table match add column forced_first boolean default false not null;
alter table match add column forced_second boolean default false not null;

create table chat (
    match_id varchar(12) not null references match,
    number int not null,
    side smallint not null,
    preset varchar(20) not null,
    command_id varchar(40) not null,
    at timestamp(3) with time zone not null,
    primary key (match_id, number),
    unique (match_id, side, command_id)
);

-- Conditional turns: what a side answers to a turn of the opponent in a position.
create table plan (
    match_id varchar(12) not null references match,
    side smallint not null,
    ply int not null,
    position varchar(200) not null,
    after_turn varchar(200) not null,
    turn varchar(200) not null,
    primary key (match_id, side, ply, position, after_turn)
);
