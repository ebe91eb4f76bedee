import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months of posts. The release before neither reads nor writes them. */
export class Months1790000000178 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(plans);
    await runner.query(posts);
    await runner.query(`
      create index ix_month_plans_making on month_plans (fed_at) where state in ('MAKING', 'PAUSED');
      create index ix_month_plans_starts on month_plans (starts_on);
      create index ix_month_plans_brand on month_plans (brand_id) where brand_id is not null;
      create index ix_month_posts_plan on month_posts (plan_id, position);
      create index ix_month_posts_owner on month_posts (user_id);
      create index ix_month_posts_design on month_posts (design_id) where design_id is not null;
      create index ix_month_posts_due on month_posts (day) where state = 'READY' and reminded_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table month_posts; drop table month_plans');
  }
}

const plans = `
create table month_plans (
  id uuid constraint pk_month_plans primary key default uuidv7(),
  user_id uuid not null constraint fk_month_plans_user references users on delete cascade,
  request_id text not null,
  version integer not null default 1 constraint ck_month_plans_version check (version > 0),
  idea text not null,
  starts_on date not null,
  platform text not null constraint ck_month_plans_platform check (platform in ('FACEBOOK', 'INSTAGRAM')),
  niche text not null,
  style text not null,
  brand_id uuid constraint fk_month_plans_brand references brands on delete set null,
  language text not null default '',
  state text not null default 'DRAFT'
    constraint ck_month_plans_state check (state in ('DRAFT', 'MAKING', 'PAUSED', 'INCOMPLETE', 'DONE')),
  pictures smallint
    constraint ck_month_plans_pictures check (pictures between 1 and 20 and (pictures is null) = (state = 'DRAFT')),
  hold text,
  reminders boolean not null default true,
  fed_at timestamptz,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  constraint uq_month_plans_request unique (user_id, request_id)
)`;

const posts = `
create table month_posts (
  id uuid constraint pk_month_posts primary key default uuidv7(),
  plan_id uuid not null constraint fk_month_posts_plan references month_plans on delete cascade,
  user_id uuid not null constraint fk_month_posts_user references users on delete cascade,
  position smallint not null,
  day date not null,
  angle text not null constraint ck_month_posts_angle check (angle in
    ('TEASER', 'PROOF', 'HOW_TO', 'OFFER', 'QUESTION', 'THANKS', 'BEHIND_THE_SCENES', 'REMINDER')),
  headline text not null constraint ck_month_posts_headline check (length(headline) between 1 and 200),
  second text not null default '',
  caption text not null default '',
  hashtags text[] not null default '{}',
  scene text not null default '',
  state text not null default 'PLANNED'
    constraint ck_month_posts_state check (state in ('PLANNED', 'WAITING', 'MAKING', 'READY', 'FAILED')),
  picture smallint constraint ck_month_posts_picture check ((picture is null) = (state = 'PLANNED')),
  owns_picture boolean not null default false,
  attempt smallint not null default 0,
  design_id uuid constraint fk_month_posts_design references designs on delete set null,
  error text,
  reminded_at timestamptz,
  constraint ck_month_posts_owns_picture check (not owns_picture or picture is not null),
  constraint ck_month_posts_texts
    check (length(second) <= 200 and length(caption) <= 2200 and cardinality(hashtags) <= 5)
)`;
