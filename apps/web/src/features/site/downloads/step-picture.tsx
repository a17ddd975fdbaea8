// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import type { ReactNode } from 'react'
import type { Way } from './use-apps.ts'

/**
 * An illustration of one installation step: a phone and what its screen shows. Decorative; the words are
 * below. `low` for a dialog, so that all four steps fit.
 */
export function StepPicture({ way, step, low = false }: { way: Way; step: number; low?: boolean }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className={cx('w-full rounded-tile bg-bg', low && 'md:h-36')}
      aria-hidden="true"
      focusable="false"
    >
      <Stones />
      <path
        className="fill-surface-1 stroke-line-control"
        strokeWidth="2"
        d="M54 10a10 10 0 0 1 10-10h32a10 10 0 0 1 10 10v120H54z"
        transform="translate(0 10)"
      />
      <rect x="72" y="15" width="16" height="3" rx="1.500" className="fill-surface-3" />
      {screens[way][step - 1]}
    </svg>
  )
}

function Stones() {
  return (
    <g className="fill-surface-2">
      <path d="m22 18 12 7v14l-12 7-12-7V25z" />
      <path opacity=".6" d="m138 70 12 7v14l-12 7-12-7V77z" />
      <path opacity=".5" d="m26 84 9 5v10l-9 5-9-5V89z" />
      <path opacity=".5" d="m132 18 7 4v8l-7 4-7-4v-8z" />
    </g>
  )
}

const Line = ({ y, width, x = 62 }: { y: number; width: number; x?: number }) => (
  <rect x={x} y={y} width={width} height="4" rx="2" className="fill-surface-3" />
)
const Key = ({
  y,
  x = 62,
  width = 36,
  muted = false,
}: {
  y: number
  x?: number
  width?: number
  muted?: boolean
}) => (
  <rect x={x} y={y} width={width} height="11" rx="4" className={muted ? 'fill-surface-3' : 'fill-brand'} />
)
const Stone = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path className="fill-brand" d="m0-12 10.400 6V6L0 12-10.400 6V-6z" />
    <path className="fill-bg" d="m0-6 5.200 3v6L0 6l-5.200-3v-6z" />
    <path className="fill-brand" d="m0-2.600 2.300 1.300v2.600L0 2.600-2.300 1.300v-2.600z" />
  </g>
)
const Arrow = ({ y }: { y: number }) => (
  <path
    className="stroke-on-brand"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    d={`M80 ${y}v7m-3-3 3 3 3-3`}
  />
)
const Tick = ({ x, y }: { x: number; y: number }) => (
  <path
    className="stroke-on-brand"
    fill="none"
    strokeWidth="2.500"
    strokeLinecap="round"
    strokeLinejoin="round"
    d={`m${x - 4} ${y} 3 3 5-6`}
  />
)

const Code = () => (
  <g className="fill-text">
    {[
      [66, 30],
      [84, 30],
      [66, 48],
    ].map(([x, y]) => (
      <path key={`${x}/${y}`} d={`M${x} ${y}h10v10h-10zm3 3v4h4v-4z`} fillRule="evenodd" />
    ))}
    <path d="M80 30h2v4h-2zm0 7h2v3h-2zM66 43h4v2h-4zm8 0h3v2h-3zm7 0h5v2h-5zm8 1h5v2h-5zM80 49h3v4h-3zm6-1h3v3h-3zm5 3h3v4h-3zm-5 4h3v3h-3zm-6 1h3v2h-3zm11 1h3v2h-3z" />
  </g>
)
const Switch = ({ y }: { y: number }) => (
  <>
    <rect x="82" y={y} width="16" height="9" rx="4.500" className="fill-brand" />
    <circle cx="93.500" cy={y + 4.5} r="3" className="fill-on-brand" />
  </>
)
const Home = () => (
  <>
    {[
      [67, 36],
      [80, 36],
      [93, 36],
      [67, 54],
      [93, 54],
      [67, 72],
      [80, 72],
      [93, 72],
    ].map(([x = 0, y = 0]) => (
      <rect
        key={`${x}/${y}`}
        x={x - 4.5}
        y={y - 4.5}
        width="9"
        height="9"
        rx="2.500"
        className="fill-surface-3"
      />
    ))}
    <Stone x={80} y={54} scale={0.75} />
    <circle
      cx="80"
      cy="54"
      r="14"
      fill="none"
      strokeWidth="1.500"
      strokeDasharray="3 3"
      className="stroke-brand"
    />
  </>
)

/** The app on the screen, above the form to log in. */
const LogIn = () => (
  <g>
    <Stone x={80} y={40} scale={0.9} />
    {[60, 73].map((y) => (
      <rect
        key={y}
        x="62"
        y={y}
        width="36"
        height="10"
        rx="3"
        className="fill-bg stroke-line-control"
        strokeWidth="1"
      />
    ))}
    <Key y={88} />
  </g>
)
/** The browser's bar with its menu of three dots, closed or open. */
const BrowserMenu = ({ open = false }: { open?: boolean }) => (
  <g>
    <rect x="60" y="26" width="31" height="9" rx="4.500" className="fill-surface-3" />
    {!open && <circle cx="97" cy="30.500" r="6.500" className="fill-brand-soft" />}
    {[27.5, 30.5, 33.5].map((y) => (
      <circle key={y} cx="97" cy={y} r="1.200" className={open ? 'fill-muted' : 'fill-brand'} />
    ))}
    {open ? (
      <>
        <rect x="66" y="40" width="36" height="48" rx="4" className="fill-surface-2" />
        <rect x="68" y="55" width="32" height="12" rx="3" className="fill-brand" />
        <Arrow y={57} />
        <Line x={71} y={46} width={20} />
        <Line x={71} y={72} width={24} />
        <Line x={71} y={80} width={16} />
      </>
    ) : (
      [46, 56, 66, 76].map((y) => <Line key={y} y={y} width={y % 20 === 6 ? 30 : 36} />)
    )}
  </g>
)

const screens: Record<Way, readonly ReactNode[]> = {
  webApp: [
    <g key="1">
      <Code />
      <Key y={74} />
    </g>,
    <BrowserMenu key="2" />,
    <BrowserMenu key="3" open />,
    <LogIn key="4" />,
  ],
  android: [
    <g key="1">
      <Code />
      <Key y={74} />
      <Arrow y={76} />
    </g>,
    <g key="2">
      <rect x="58" y="40" width="44" height="50" rx="6" className="fill-surface-2" />
      <Line x={64} y={47} width={30} />
      <Line x={64} y={55} width={22} />
      <Line x={64} y={70} width={12} />
      <Switch y={67} />
    </g>,
    <g key="3">
      <path className="fill-surface-2 stroke-line-control" strokeWidth="1.500" d="M70 30h13l7 7v25H70z" />
      <Stone x={80} y={49} scale={0.6} />
      <Line y={70} width={36} />
      <Key y={80} />
      <Tick x={80} y={85} />
    </g>,
    <LogIn key="4" />,
  ],
  ios: [
    <g key="1">
      <circle cx="80" cy="46" r="16" className="fill-surface-2 stroke-line-control" strokeWidth="1.500" />
      <path className="fill-brand" d="m90 36-7 13-6-6z" />
      <path className="fill-muted" d="m70 56 7-13 6 6z" />
      <rect x="60" y="74" width="40" height="10" rx="5" className="fill-surface-3" />
      <rect x="66" y="77.500" width="22" height="3" rx="1.500" className="fill-muted" />
    </g>,
    <g key="2">
      <rect x="58" y="38" width="44" height="46" rx="6" className="fill-surface-2" />
      <Line x={65} y={45} width={30} />
      <Line x={65} y={53} width={24} />
      <Key x={62} y={68} width={17} muted />
      <Key x={81} y={68} width={17} />
      <Tick x={90} y={73.5} />
    </g>,
    <g key="3">
      <Line y={28} width={22} />
      {[40, 53, 66].map((y) => (
        <g key={y}>
          <rect
            x="60"
            y={y}
            width="40"
            height="10"
            rx="3"
            className={y === 53 ? 'fill-brand-soft' : 'fill-surface-2'}
          />
          <rect
            x="63"
            y={y + 3}
            width="4"
            height="4"
            rx="1"
            className={y === 53 ? 'fill-brand' : 'fill-muted'}
          />
          <Line x={70} y={y + 3} width={18} />
        </g>
      ))}
      <path d="m93 55.500 2.500 2.500-2.500 2.500" fill="none" strokeWidth="1.500" className="stroke-brand" />
      <Key y={84} />
    </g>,
    <g key="4">
      <Home />
    </g>,
  ],
}
