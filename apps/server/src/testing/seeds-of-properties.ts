// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'

// The daily run must not fail by chance: it tries the same values each day. A long run tries new ones; what fails there
// is printed with its seed, and becomes an example of its test.
if (process.env['LONG_TESTS'] !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_129 })
