// Starts, reads and stops the processes of the benchmark, and measures their time and memory.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

const START_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 5_000;
const CLOCK_TICKS = 100;  // USER_HZ, the unit of /proc/PID/stat on Linux, independent of the kernel's own clock

const living = new Set();

/** Resident memory of a process in KiB. */
export function residentKiB(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

/** CPU seconds a process has used, all its threads, user and system. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name may contain spaces
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

function firstLine(child, name) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} printed nothing in time`)), START_TIMEOUT_MS);
    const settle = (act) => (value) => {
      clearTimeout(timer);
      act(value);
    };
    createInterface({ input: child.stdout }).once('line', settle(resolve));
    child.once('error', settle(reject));
    child.once('exit', settle((code) => reject(new Error(`${name} ended with code ${code} before it printed a line`))));
  });
}

/** Starts a script of this folder; core is the only core it may use, or null. */
export function startScript(script, args, core = null) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const command = [process.execPath, file, ...args.map(String)];
  if (core !== null) command.unshift('taskset', '-c', `${core}`);
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  living.add(child);
  child.once('close', () => living.delete(child));
  return child;
}

/** Ends every process that was started here and still runs. */
export const stopAll = () => Promise.all([...living].map(stop));

/** The server, ready: { child, port, pid, … }. */
export async function startServer(args, core = null) {
  const child = startScript('server.mjs', args, core);
  try {
    return { child, ...JSON.parse(await firstLine(child, 'server.mjs')) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

/** Runs a script to its end, at most so long, and returns the last line it printed. */
export async function runScript(script, args, core, seconds) {
  const child = startScript(script, args, core);
  let text = '';
  child.stdout.on('data', (data) => { text += data; });
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const code = await new Promise((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  }).finally(() => clearTimeout(timer));
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with code ${code}; its own words are above`);
  return text.trimEnd().split('\n').at(-1);
}

/** Ends a process that we started, first politely, and waits until it is gone. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => { child.once('exit', resolve); });
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(timer);
}
