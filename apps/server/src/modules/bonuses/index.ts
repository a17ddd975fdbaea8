// SPDX-License-Identifier: Apache-2.0
export { createTellBonus, type BonusQuestion, type TellBonus } from './price/tell-bonus.ts'
