// SPDX-License-Identifier: Apache-2.0
export { call, type Call, type Method, type Who } from './call.ts'
export { declareFaults, type FaultDeclaration } from './fault.ts'
export { Fault } from './fault-error.ts'
export { topic, type Topic } from './topic.ts'
export { setting, settingGroups, type Setting, type SettingGroup } from './setting.ts'
export {
  Amount,
  BrandCode,
  Moment,
  PageNo,
  PaymentPassword,
  RequestId,
  botCheckFields,
  line,
  page,
  pageSize,
} from './fields.ts'
