// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'

type ResultAnswer = OperationOutput<'sportsbook.bet'>['legs'][number]['result']

/** The version of a result that counts, as on the wire; null while there is none. */
export const showResult = (version: ResultVersion | undefined): ResultAnswer =>
  version
    ? {
        version: version.version,
        status: version.status,
        venue: version.venue,
        said: version.result ? JSON.stringify(version.result) : null,
        endedAt: version.endedAtMs ?? null,
        saidAtDeadline: version.resultAtDeadline ? JSON.stringify(version.resultAtDeadline) : null,
        voidedMarkets: [...(version.voidedMarkets ?? [])],
      }
    : null
