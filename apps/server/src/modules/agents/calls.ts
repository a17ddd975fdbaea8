import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { agentByCode } from './agent-store.ts'

/** Binds what visitors may ask about agents. */
export const agentsCalls = (): DomainHandlers<'agents'> => ({
  async 'agents.affiliate'({ code }, { db, merchant }) {
    if (code === '' || await agentByCode(db, merchant, code) === undefined) throw fault('identity.badAffiliate')
    return null
  },
})
