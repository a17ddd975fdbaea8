import { declareFaults } from '../kit/index.ts'

export const siteFaults = declareFaults('site', {
  maintenance: { code: 'MAINTENANCE', status: 503, text: 'fault.maintenance', retryAfterSeconds: 60 },
})
