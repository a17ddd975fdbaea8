// SPDX-License-Identifier: Apache-2.0
import type { GameCode } from '../../protocol.ts'
import type { Action } from '../frame/main-button.ts'
import type { GameHost } from '../game-host.ts'
import { createChoices } from '../page/choices.ts'
import { t } from '../texts.ts'
import type { AutoBets, AutoOptions } from './auto-bets.ts'

export interface AutoMode {
  /** What the main button does between bets; undefined: the player bets by hand. */
  readonly action: () => Action | undefined
  readonly disable: (disabled: boolean) => void
}

/**
 * The switch between bets by hand and automatic ones, whose part loads with the first choice of it. Undefined if
 * the operator does not offer them.
 */
export function createAutoMode<Code extends GameCode>(
  host: GameHost<Code>,
  options: Omit<AutoOptions<Code>, 'paceMs'>,
): AutoMode | undefined {
  const paceMs = host.session.automaticBetsMs
  if (paceMs === null) return undefined
  let bets: AutoBets | undefined
  const show = () => {
    if (!bets) return
    bets.element.hidden = choices.value() !== 'automatic'
  }
  const change = async () => {
    // Free rounds are for bets by hand, unless the player chooses them again.
    if (choices.value() === 'automatic') host.freeRounds.payOwn()
    if (!bets && choices.value() === 'automatic') {
      choices.disable(true)
      try {
        bets = (await import('./auto-bets.ts')).createAutoBets(host, { paceMs, ...options })
        host.more.append(bets.element)
      } catch {
        choices.choose('manual')
        host.say(t('studio.partMissing'))
      }
      choices.disable(false)
    }
    show()
    options.ended()
  }
  const choices = createChoices<'manual' | 'automatic'>(
    t('studio.auto.mode'),
    [
      { value: 'manual', label: t('studio.auto.manual') },
      { value: 'automatic', label: t('studio.auto.automatic') },
    ],
    'manual',
    () => void change(),
  )
  choices.element.dataset['key'] = 'q'
  host.modes.append(choices.element)
  return {
    action: () =>
      choices.value() === 'automatic' && bets
        ? { label: t('studio.auto.start'), tone: 'bet', enabled: true, run: () => void bets?.start() }
        : undefined,
    disable: choices.disable,
  }
}
