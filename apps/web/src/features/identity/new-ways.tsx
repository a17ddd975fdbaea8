// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

type NewWays = CallOutput<'identity.security'>['newWays']
type Kind = NewWays[number]['kind']

const words = {
  app: 'protect.totp',
  passkey: 'protect.passkeys.one',
  recoveryCodes: 'protect.codes',
} as const

/** What was added lately, in words, each kind once. */
export const listNewWays = (kinds: readonly Kind[]): string =>
  [...new Set(kinds)].map((kind) => t(words[kind])).join(', ')

/** From when a second factor that was added lately counts; nothing for one that does already. */
export function CountsFrom({ ways, kind, addedAt }: { ways: NewWays; kind: Kind; addedAt?: number }) {
  const zone = useZone()
  const way = ways.find((one) => one.kind === kind && (addedAt === undefined || one.addedAt === addedAt))
  if (!way) return null
  const [before = '', after = ''] = t('protect.new.countsFrom', { time: '\u0000' }).split('\u0000')
  return (
    <span className="block text-xs text-gold">
      {before}
      <Time at={way.countsFrom} zone={zone} />
      {after}
    </span>
  )
}
