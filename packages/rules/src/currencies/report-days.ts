// SPDX-License-Identifier: Apache-2.0
/** Days that one report of money covers at most. */
export const mostReportDays = 31
