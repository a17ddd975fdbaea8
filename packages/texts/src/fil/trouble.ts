// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'I-reload',
  'trouble.region': 'Hindi maipakita ang bahaging ito ng pahina',
  'trouble.offline': 'Offline ka. Baka hindi na bago ang nakikita mo.',
  'trouble.online': 'Online ka na ulit',
  'trouble.update': 'May bagong bersyon ng site na ito',
  'trouble.offlinePage.title': 'Offline ka',
  'trouble.offlinePage.text':
    'Ligtas ang balanse mo at ang mga bukas mong round. Bubukas ulit ang pahinang ito kapag bumalik ang network.',
  'trouble.noScript': 'Kailangan ng site na ito ang JavaScript.',
  'trouble.notFound.search': 'Maghanap ng laro',
  'trouble.notFound.links': 'O pumunta sa',
}
