-- A process compares what was applied with what it knows, and says when the database is newer than its release.
grant select on schema_migration to tessera_app;
