// SPDX-License-Identifier: Apache-2.0
export { createBotChecks, type BotChecks } from './bot-check/bot-check.ts'
export { answerHash, createCaptchas, type Captchas } from './captcha/captchas.ts'
export type { DrawCaptcha } from './ports.ts'
export { forgetEndedChecks } from './forget-ended-checks.ts'
