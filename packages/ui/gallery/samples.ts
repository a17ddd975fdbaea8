// SPDX-License-Identifier: Apache-2.0
/** Where the gallery finds its sample pictures; sample-art.ts draws them. */
export const tileAddress = (title: string): string => `/art/tile/${encodeURIComponent(title)}.webp`
export const avatarAddress = (number: number): string => `/art/avatar/${number}.webp`
export const rankAddress = (rank: number): string => `/art/rank/${rank}.webp`
