// SPDX-License-Identifier: Apache-2.0
/** The pages of the sportsbook. */
export const sportsbookRoutes = [] as const
