// SPDX-License-Identifier: Apache-2.0
/** Where a topic of help stands on the page of the help centre. */
export const helpAnchor = (id: number): string => `topic-${id}`
