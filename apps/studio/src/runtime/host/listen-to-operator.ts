// SPDX-License-Identifier: Apache-2.0
import type { Operator } from '../operator.ts'
import type { createTheme } from '../page/theme.ts'

interface OperatorActions {
  readonly theme: ReturnType<typeof createTheme>
  readonly onBalance: () => void
  readonly onRules: () => void
}

/** Does what the operator's page around the game asks for. */
export function listenToOperator(operator: Operator, { theme, onBalance, onRules }: OperatorActions): void {
  operator.receive(({ type, theme: wanted, colour, shows }) => {
    if (type === 'tessera.balance') onBalance()
    if (type === 'tessera.rules') onRules()
    // Hidden by style: what the site shows around the game (balance, deposit, theme), or the bar of a small one.
    if (type === 'tessera.around' && typeof shows === 'string')
      document.documentElement.dataset['around'] = shows
    if (type === 'tessera.theme' && (wanted === 'dark' || wanted === 'light')) theme.set(wanted)
    if (type === 'tessera.theme' && colour !== undefined)
      void import('../page/brand-colour.ts').then(
        ({ wearColour }) => wearColour(colour, theme),
        () => undefined,
      )
  })
}
