import type { Conditions } from './measure-page.ts'

export const slowPhone: Conditions = {
  name: 'a phone on slow 4G: CPU 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency',
  cpu_slowdown: 4,
  network: { down: 1_600_000, up: 750_000, latency: 150 },
}
