// SPDX-License-Identifier: Apache-2.0
/** The anchor of a help topic on the page of the help centre. */
export const helpAnchor = (id: number): string => `topic-${id}`
