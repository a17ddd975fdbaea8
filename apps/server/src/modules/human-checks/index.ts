// SPDX-License-Identifier: Apache-2.0
export {
  createBotChecks,
  type BotCheckAnswer,
  type BotChecks,
  type BotCheckTask,
} from './bot-check/bot-check.ts'
export {
  answerHash,
  captchaCookie,
  captchaLength,
  createCaptchas,
  type Captchas,
} from './captcha/captchas.ts'
export type { DrawCaptcha } from './ports.ts'
export { forgetEndedChecks } from './forget-ended-checks.ts'
