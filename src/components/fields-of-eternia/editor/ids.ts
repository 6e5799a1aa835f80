export * from '../../atelier/ids.ts';
