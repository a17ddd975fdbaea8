// SPDX-License-Identifier: Apache-2.0
/** The figures that the README shows, by name, each in words for somebody who has read nothing else. */
export const headlines: Readonly<Record<string, string>> = {
  'kill.lost': 'acknowledged bets lost while servers and database were repeatedly killed',
  'scale.processes.one.perSecond': 'durable bets over HTTP at one process',
  'wallet.http.c128.p99Ms': 'p99 of such a bet at 128 connections',
  'growth.bet.single.ratio': 'time of a bet on a very large ledger, relative to one of a million postings',
  'lobby.calls.allRounds.p99Ms': 'p99 of lobby calls over 20,000 games',
  'search.pixels.p95.ms': 'p95 from a key in the search to the pixels',
  'sportsbook.push.p99Ms': 'p99 from a price change to 2,000 live connections',
  'games.rounds.perSecond': 'rounds of in-house games through studio, wire and ledger',
}
