/** Milliseconds of processor that `work` takes in this thread. A clock would also count what else the machine does. */
export const cpuTime = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
