import { createContext } from "svelte";

/** Short sounds, all of them synthesised; silent until somebody asks for them. */
export type Sound = "turn" | "card" | "reveal" | "fzzzt" | "belt" | "house";

const LOUD = [0, 0.05, 0.12, 0.25];

export class Sounds {
  #context: AudioContext | undefined;

  play(sound: Sound, volume: number, power = 4): void {
    if (!volume) return;
    this.#context ??= new AudioContext();
    const loud = LOUD[volume] ?? 0;
    if (sound === "turn") {
      this.#tone("square", 90, 90, 0.04, loud * 0.6, 0);
      this.#tone("sine", 110, 112, 0.5, loud, 0.05);
    } else if (sound === "card") {
      this.#tone("triangle", 1250, 820, 0.05, loud, 0);
    } else if (sound === "reveal") {
      this.#tone("sawtooth", 160, 220 + power * 70, 0.4, loud * 0.5, 0);
    } else if (sound === "fzzzt") {
      this.#hiss(0.35, loud);
    } else if (sound === "house") {
      this.#tone("square", 120, 70, 0.08, loud * 0.6, 0);
      this.#tone("sine", 1320, 1320, 0.4, loud * 0.6, 0.12);
    } else {
      this.#tone("sine", 58, 46, 0.6, loud * 1.4, 0);
    }
  }

  #tone(kind: OscillatorType, from: number, till: number, time: number, loud: number, wait: number): void {
    const context = this.#context!;
    const start = context.currentTime + wait;
    const wave = new OscillatorNode(context, { type: kind, frequency: from });
    wave.frequency.exponentialRampToValueAtTime(till, start + time);
    wave.connect(this.#fade(start, time, loud));
    wave.start(start);
    wave.stop(start + time);
  }

  #hiss(time: number, loud: number): void {
    const context = this.#context!;
    const buffer = new AudioBuffer({ length: context.sampleRate * time, sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++)
      samples[i] = (Math.random() * 2 - 1) * (i % 900 < 420 ? 1 : 0.2);
    const noise = new AudioBufferSourceNode(context, { buffer });
    noise.connect(this.#fade(context.currentTime, time, loud));
    noise.start();
  }

  #fade(start: number, time: number, loud: number): GainNode {
    const gain = new GainNode(this.#context!, { gain: loud });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + time);
    gain.connect(this.#context!.destination);
    return gain;
  }
}

export const [getSounds, setSounds] = createContext<Sounds>();
