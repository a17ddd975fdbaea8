// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'

/** The rank of a member in the two colours that the operator has chosen for it. */
export function MemberLabel({ label }: { label: CallOutput<'members.info'>['clubLabel'] }) {
  return (
    <span
      style={{ backgroundImage: `linear-gradient(90deg, ${label.color}, ${label.color2})` }}
      className="inline-flex h-5 items-center rounded-[6px] px-1.5 text-[0.6875rem] font-bold whitespace-nowrap text-on-art"
    >
      {label.labelName}
    </span>
  )
}
