// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const id = z.number().int().min(1).max(2_147_483_647)
const ApplicationStatus = z.enum(['Applying', 'Issued', 'Rejected'])
const application = z.object({
  id: z.number(),
  brandCode: z.string(),
  promotionId: z.number(),
  title: z.string(),
  memberId: z.number(),
  username: z.string(),
  comment: z.string(),
  pictures: z.number(),
  /** The reward that was promised when the application was sent. */
  reward: Amount,
  currency: z.string(),
  status: ApplicationStatus,
  remark: z.string(),
  createTime: Moment,
  judgedAt: Moment.nullable(),
  judgedBy: z.string(),
})
const step = { id, remark: line(140).default(''), requestId: RequestId }

/** Operator calls for applications for promotions. */
export const promotionAdminCalls = {
  applications: call('backoffice.applications', {
    http: 'GET /ops/promotions/applications',
    who: 'operator',
    may: 'read',
    summary: 'Applications for promotions: oldest first within one status, newest first over all.',
    input: {
      brandCode: BrandCode,
      status: ApplicationStatus.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(application),
    faults: ['backoffice.noBrand'],
  }),
  application: call('backoffice.application', {
    http: 'GET /ops/promotions/applications/:id',
    who: 'operator',
    may: 'read',
    summary: 'One application with its pictures as data URLs.',
    input: { id },
    output: application.extend({ images: z.array(z.string()) }),
  }),
  approveApplication: call('backoffice.approveApplication', {
    http: 'POST /ops/promotions/applications/:id/approve',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Approves an application and credits its reward.',
    input: step,
    output: application,
    faults: ['promotions.wrongState'],
  }),
  rejectApplication: call('backoffice.rejectApplication', {
    http: 'POST /ops/promotions/applications/:id/reject',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Refuses an application. The member can read the reason.',
    input: { ...step, remark: line(140).min(1) },
    output: application,
    faults: ['promotions.wrongState'],
  }),
}
