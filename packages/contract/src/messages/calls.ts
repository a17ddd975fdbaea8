import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

const notice = z.object({ id: z.number(), title: z.string(), content: z.string(), createTime: Moment, pinned: z.boolean() })
const banner = z.object({
  bannerId: z.number(), title: z.string(), subtitle: z.string(), action: z.string(), imageUrl: z.string(), imageUrlPhone: z.string(), url: z.string(),
  groupName: z.string(), linkageType: z.enum(['NONE', 'URL', 'PAGE', 'PROMO', 'GAME', 'CS']),
})

export const messagesCalls = {
  announcements: call('messages.announcements', {
    http: 'GET /wps/relay/MCSFE_getListAnnouncements', who: 'anyone', summary: 'Banners and notices of the site.',
    input: { types: z.string().max(40).default('B,PL,H'), platform: z.literal('W').default('W'), execution: z.string().max(4).default('B'), language: z.string().max(10).optional() },
    output: z.object({ banners: z.array(banner), player: z.array(notice) }),
  }),
}
