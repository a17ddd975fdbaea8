// SPDX-License-Identifier: Apache-2.0
export { createSandboxPayouts, sandboxPayoutProvider } from './provider.ts'
export { sandboxPayoutRoutes } from './routes.ts'
