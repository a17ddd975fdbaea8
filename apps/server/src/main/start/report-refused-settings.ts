// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { RefusedSetting } from '../../platform/settings/load-settings.ts'

/** Logs a stored setting that is refused and raises an alert. Never throws: settings must load even then. */
export const reportRefusedSettings =
  ({ database, clock, log, alerts }: Pick<Platform, 'database' | 'clock' | 'log' | 'alerts'>) =>
  async ({ brandCode, name, version, reason }: RefusedSetting): Promise<void> => {
    log.error(
      { brandCode, setting: name, version, reason },
      'a stored setting is refused; the last good value holds',
    )
    const details = { setting: name, brand: brandCode, reason }
    await database
      .transaction((tx) =>
        alerts.raise(
          tx,
          { kind: 'setting.refused', reference: `${brandCode}/${name}`, details },
          clock.now(),
        ),
      )
      .catch((error: unknown) => log.error({ err: error }, 'the alert of a refused setting was not stored'))
  }
