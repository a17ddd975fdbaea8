// SPDX-License-Identifier: Apache-2.0
/** The codes with which a server closes live connections. `sessionEnded` is our own; the others are those of WebSocket. */
export const closeCodes = {
  policyViolated: 1008,
  serviceRestarts: 1012,
  tryAgainLater: 1013,
  sessionEnded: 4001,
} as const
