import { alerts } from './alerts.ts'
import { common } from './common.ts'
import { consoleTexts } from './console.ts'
import { faults } from './faults.ts'
import { identity } from './identity.ts'
import { lobby } from './lobby.ts'
import { patterns } from './patterns.ts'
import { bets } from './bets.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { play } from './play.ts'
import { rewards } from './rewards.ts'
import { sandboxBank } from './sandbox-bank.ts'
import { shell } from './shell.ts'
import { studio } from './studio.ts'
import { studioRefusals } from './studio-refusals.ts'
import { studioVerify } from './studio-verify.ts'
import { wallet } from './wallet.ts'

/** All sentences in the source language, English. A new domain adds its file here. */
export const english = {
  ...alerts,
  ...common,
  ...consoleTexts,
  ...faults,
  ...identity,
  ...lobby,
  ...patterns,
  ...bets,
  ...members,
  ...messages,
  ...play,
  ...rewards,
  ...sandboxBank,
  ...shell,
  ...studio,
  ...studioRefusals,
  ...studioVerify,
  ...wallet,
} as const
