// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import type { ConsoleCall } from '../../../shared/api.ts'

export type Flag = CallOutput<'backoffice.playFlags'>['list'][number]

export const invalidates: readonly ConsoleCall[] = ['backoffice.playFlags', 'backoffice.memberProtection']

/** Hours and changes are whole numbers; the others are money. */
const isCount = ({ kind }: Flag): boolean => kind === 'nightPlay' || kind === 'limitsRaised'

/** A figure of a flag in words. */
export const figureOf = (flag: Flag, figure: number): string =>
  isCount(flag) ? String(figure) : `${formatMoney(figure)} ${flag.currency}`
