import { z } from 'zod'
import { call } from '../kit/index.ts'

export const agentsCalls = {
  affiliate: call('agents.affiliate', {
    http: 'GET /wps/agent/affiliate', who: 'anyone', perMinute: 30, summary: 'Whether an invitation code belongs to an active agent of this site.',
    input: { code: z.string().trim().max(64).default(''), domain: z.string().trim().max(255).default('') }, output: z.null(), faults: ['identity.badAffiliate'],
  }),
}
