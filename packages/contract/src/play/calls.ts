import { z } from 'zod'
import { call } from '../kit/index.ts'

export const playCalls = {
  launch: call('play.launch', {
    http: 'POST /wps/v2/game/launchGame', who: 'member', trial: true, summary: 'Opens a game for the member and answers the address of its frame.',
    input: {
      gameId: z.string().min(1).max(100), nodeId: z.number().int().min(1), vassalage: z.string().min(1).max(40),
      accountType: z.literal(1).default(1), confirmTrans: z.literal(0).default(0), launchMode: z.literal('GLS').default('GLS'),
      platform: z.enum(['html5-desktop', 'html5-mobile']).default('html5-desktop'), clientType: z.literal(3).default(3), language: z.string().max(10).default('EN'),
    },
    output: z.object({ game_url: z.string(), game_url2: z.string() }),
    faults: ['play.gameMaintenance', 'play.unknownGame'],
  }),
  round: call('play.round', {
    http: 'GET /wps/v2/game/round', who: 'member', trial: true, summary: 'The address where an own round can be looked at and checked.',
    input: { roundId: z.string().min(1).max(100), vassalage: z.string().min(1).max(40) },
    output: z.object({ url: z.string() }), faults: ['play.unknownRound', 'play.gameMaintenance'],
  }),
}
