-- Offset of the console's clock from the machine's, one for all processes.
create table sandbox_clock (
  once boolean primary key default true check (once),
  offset_ms bigint not null
);

-- Jobs, each with the latest due time that it has completed. Job and mark are changed in one transaction.
create table job (
  name text primary key,
  done_until timestamptz not null,
  runs integer not null default 0,
  -- Latest failure; null after a success.
  failure text,
  failures integer not null default 0,
  retry_at timestamptz
);
