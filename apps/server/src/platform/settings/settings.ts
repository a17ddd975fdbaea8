import { settings, type SettingName, type SettingValue } from '@tessera/contract'
import type { Clock } from '../clock/clock.ts'
import { sql, type Queries } from '../db/index.ts'

/** Reads and writes white-label settings. A read is at most a second old on every process. */
export interface Settings {
  read<Name extends SettingName>(name: Name): Promise<SettingValue<Name>>
  /** Validates and stores; throws a ZodError for a value that its schema refuses. */
  write<Name extends SettingName>(name: Name, value: SettingValue<Name>, changedBy: string): Promise<void>
}

const freshMs = 1_000

export function createSettings(database: Queries, clock: Clock): Settings {
  let loadedAt = Number.NEGATIVE_INFINITY
  let stored = new Map<string, unknown>()
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    const rows = await database.query<{ name: string; value: unknown }>(sql`select name, value from setting_value`)
    stored = new Map(rows.map(row => [row.name, row.value]))
    loadedAt = clock.now()
  }

  return {
    async read(name) {
      if (Math.abs(clock.now() - loadedAt) >= freshMs) await (loading ??= load().finally(() => { loading = undefined }))
      const { schema, default: usual } = settings[name]
      return (stored.has(name) ? schema.parse(stored.get(name)) : usual) as SettingValue<typeof name>
    },
    async write(name, value, changedBy) {
      const checked = settings[name].schema.parse(value)
      await database.query(sql`
        insert into setting_value (name, value, changed_at, changed_by)
        values (${name}, ${JSON.stringify(checked)}, to_timestamp(${clock.now()} / 1000.0), ${changedBy})
        on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`)
      loadedAt = Number.NEGATIVE_INFINITY
    },
  }
}
