// SPDX-License-Identifier: Apache-2.0
import { avatarAddress, rankAddress, tileAddress } from '../samples.ts'
import type { Part } from '../part.ts'

const titles = [
  'Amber Canyon',
  'Cherry Rush',
  'Deep Reef Hunt',
  'Dragon Ember',
  'Ronin Honour',
  'Sugar Parade',
  'Tomb of Anubis',
]

function DrawnPictures() {
  return (
    <>
      <div className="grid grid-cols-3 gap-3.5 sm:grid-cols-7">
        {titles.map((title) => (
          <img
            key={title}
            src={tileAddress(title)}
            alt={title}
            width={300}
            height={400}
            loading="lazy"
            className="rounded-tile"
          />
        ))}
      </div>
      <div className="flex gap-3">
        {[0, 3, 7].map((rank) => (
          <img
            key={rank}
            src={rankAddress(rank)}
            alt={`Rank ${rank}`}
            width={96}
            height={96}
            loading="lazy"
          />
        ))}
        <img
          src={avatarAddress(3)}
          alt="Avatar"
          width={96}
          height={96}
          loading="lazy"
          className="rounded-full"
        />
      </div>
    </>
  )
}

export const art: Part[] = [{ id: 'art', title: 'Generated art', Sample: DrawnPictures }]
