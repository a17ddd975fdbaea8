// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/** The head of the line has everybody below. */
export const headId = 1n
const branchSize = 10_000

export interface Branch {
  id: bigint
  size: number
  levels: number
  /** Two accounts outside, below which it moves back and forth. */
  uplines: [bigint, bigint]
}

export async function findBranch(owner: pg.Client): Promise<Branch> {
  const { rows } = await owner.query<{
    id: bigint
    size: number
    levels: number
    uplines: [bigint, bigint]
  }>(`
    with sized as (select ancestor as id, count(*)::integer as size from tree_closure group by ancestor),
    branch as (select s.id, s.size, m.line from sized s join member m using (id) order by abs(s.size - ${branchSize}) limit 1)
    select b.id, b.size, (select max(cardinality(line)) from member) as levels,
      array[b.line[cardinality(b.line) - 1], (select m.id from member m where m.type = 1 and cardinality(m.line) = cardinality(b.line)
        and m.id <> b.id order by m.id desc limit 1)] as uplines
    from branch b`)
  return rows[0]!
}
