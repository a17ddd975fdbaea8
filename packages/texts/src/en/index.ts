import { common } from './common.ts'
import { faults } from './faults.ts'
import { identity } from './identity.ts'
import { lobby } from './lobby.ts'
import { patterns } from './patterns.ts'
import { wallet } from './wallet.ts'

/** All sentences in the source language, English. A new domain adds its file here. */
export const english = {
  ...common,
  ...faults,
  ...identity,
  ...lobby,
  ...patterns,
  ...wallet,
} as const
